/**
 * The sound of a timer that is done: two rising notes, made here, so that no file need be loaded.
 * A browser lets a page be heard only after it was touched; after a reload, that is the next press.
 */
let context: AudioContext | undefined;

/** To be called while a press is being handled. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Refused until the page was touched: the next press asks again.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
}

/** Once; of several tabs only one is heard. */
export function playAlarm(): void {
  if (!navigator.locks) return playNotes();
  void navigator.locks.request('saltbush.alarm', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playNotes();
    await new Promise((resolve) => setTimeout(resolve, heldMs));
  });
}

/** Shorter than from one alarm to the next, longer than the distance of two tabs' ticks. */
const heldMs = 700;

/** Frequencies in Hz, and seconds from now: E and A, twice. */
const notes = [
  [659, 0],
  [880, 0.16],
  [659, 0.4],
  [880, 0.56],
] as const;
const noteSeconds = 0.3;
const loudness = 0.4;

function playNotes(): void {
  allowSound();
  if (context?.state !== 'running') return;
  for (const [frequency, delay] of notes) playNote(context, frequency, context.currentTime + delay);
}

function playNote(audio: AudioContext, frequency: number, at: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
