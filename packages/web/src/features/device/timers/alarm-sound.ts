/**
 * The alarm sound: two rising notes by Web Audio, so that no file is loaded. Browsers allow sound
 * only after a user gesture; after a reload that is the next click.
 */
let context: AudioContext | undefined;

/** Call it inside a user gesture. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Refused before a user gesture: the next click retries.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
}

/** Audio that is running keeps the device's output awake, also in silence. */
export function suspendSound(): void {
  if (context?.state === 'running') context.suspend().catch(() => undefined);
}

/** Plays in one tab only. */
export function playAlarm(): void {
  if (!navigator.locks) return playNotes();
  void navigator.locks.request('saltbush.alarm', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playNotes();
    await new Promise((resolve) => setTimeout(resolve, heldMs));
  });
}

/** Shorter than the interval between alarms, longer than the offset of two tabs' ticks. */
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
