"""A window of WebKitGTK that WebDriver drives, and whose data stays in a folder.

MiniBrowser, which comes with WebKitGTK, forgets all data when a driver started it, so what a killed browser had
stored could not be checked with it. WebKitWebDriver starts this program: webkit-window.py <folder>
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


# WebDriver reports no script errors. This runs in each page before its own scripts.
REPORT_ERRORS = """
  const report = (text) => webkit.messageHandlers.errors.postMessage(String(text));
  addEventListener("error", ({ error, message }) => report(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
"""


def open_window(context):
    content = WebKit2.UserContentManager()
    at_start = WebKit2.UserScriptInjectionTime.START
    top_frame = WebKit2.UserContentInjectedFrames.TOP_FRAME
    content.add_script(WebKit2.UserScript.new(REPORT_ERRORS, top_frame, at_start, None, None))
    content.connect("script-message-received::errors", print_error)
    content.register_script_message_handler("errors")
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window(default_width=1280, default_height=900)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    return view


def print_error(_, message):
    text = message.get_js_value().to_string().replace("\n", " ")
    print(f"uncaught: {text}", flush=True)


def start_automation(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    version = (WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    info.set_version(*version)
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: open_window(context))


def main(folder):
    data = WebKit2.WebsiteDataManager(
        base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
    )
    context = WebKit2.WebContext(website_data_manager=data)
    context.connect("automation-started", start_automation)
    context.set_automation_allowed(True)
    Gtk.main()


main(sys.argv[1])
