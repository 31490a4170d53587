"""Names of the integration."""

DOMAIN = "saltbush"
CONF_HOUSEHOLD = "household"
