/** Time without a word after which it is said what is being waited for, ms. */
const quietMs = 1000;
const frameMs = 80;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** `moving` goes away again, for people; `line` is written once and stays; `none` says nothing. */
export type ProgressStyle = 'moving' | 'line' | 'none';

/** Where and how progress is shown. */
export interface Progress {
  readonly err: (text: string) => void;
  readonly progress: ProgressStyle;
}

/** What suits standard error: a terminal can draw over a line. */
export const progressStyle = (otherwise: ProgressStyle = 'line'): ProgressStyle =>
  process.stderr.isTTY === true && process.env.TERM !== 'dumb' ? 'moving' : otherwise;

/** Does `work`; if that takes longer than a second, `text` says on standard error what is being waited for. */
export async function withProgress<T>(
  text: string,
  { err, progress }: Progress,
  work: () => Promise<T>,
): Promise<T> {
  let moving: NodeJS.Timeout | undefined;
  let frame = 0;
  const show = () => err(`\r${frames[frame++ % frames.length]} ${text}`);
  const timer = setTimeout(() => {
    if (progress === 'none') return;
    if (progress === 'line') return err(`${text}\n`);
    show();
    moving = setInterval(show, frameMs);
  }, quietMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    clearInterval(moving);
    if (moving) err('\r\x1b[2K');
  }
}
