// MP4 (ISO/IEC 14496-12): a film is a tree of boxes, each with its size and a type of four letters.
import { FilmRefused, type FilmFile } from './film-file.ts';

const types = (text: string) => new Set(text.split(' '));
/** Boxes that hold others. */
const entered = types('moov trak mdia minf dinf stbl edts mvex tapt moof traf mfra');
/** What a film is played by; all else, also what programs left free, becomes a free box of zeros. */
const kept = types(
  'ftyp styp mdat sidx ssix mvhd iods tkhd tref elst mdhd hdlr elng vmhd smhd hmhd nmhd dref stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh stdp padb sdtp sbgp sgpd subs saiz saio mehd trex leva trep clef prof enof mfhd tfhd tfdt trun tfra mfro',
);
/** Boxes that begin with when the film was made and changed. */
const timed = types('mvhd tkhd mdhd');
const deepest = 8;

/** Takes out of an MP4 whatever it is not played by; no byte changes its place. Throws `FilmRefused`. */
export function cleanMp4(film: FilmFile): void {
  const tracks = new Set<string>();
  const walk = (from: number, end: number, around: readonly string[]) => {
    if (around.length > deepest) throw new FilmRefused('cut');
    for (let at = from; at < end;) {
      const head = film.headAt(at, 28);
      if (head.length < 8) throw new FilmRefused('cut');
      const type = head.toString('latin1', 4, 8);
      const { size, content } = sizeOf(head, end - at, around.length === 0);
      const inside = at + content;
      if (entered.has(type)) walk(inside, at + size, [...around, type]);
      else if (!kept.has(type)) {
        film.write(at + 4, Buffer.from('free'));
        film.blank(inside, at + size);
      } else if (timed.has(type)) {
        // Version and flags, then both times, of 32 bits each, of 64 in version 1.
        const times = head[content] === 1 ? 16 : 8;
        if (size < content + 4 + times) throw new FilmRefused('cut');
        film.blank(inside + 4, inside + 4 + times);
      } else if (type === 'hdlr' && around.at(-1) === 'mdia') {
        // Version and flags, four bytes, what the track is, twelve bytes, and a name that a program gave it.
        tracks.add(head.toString('latin1', content + 8, content + 12));
        film.blank(Math.min(inside + 24, at + size), at + size);
      }
      at += size;
    }
  };
  walk(0, film.size, []);
  if (!tracks.delete('vide')) throw new FilmRefused('blind');
  tracks.delete('soun');
  // Tracks of data are where cameras write their way.
  if (tracks.size > 0) throw new FilmRefused('data');
}

/** Size of a box and how long its head is, bytes; `left` are those to the end of what is around it. */
function sizeOf(head: Buffer, left: number, isOutermost: boolean) {
  const written = head.readUInt32BE(0);
  const isLong = written === 1;
  if (isLong && head.length < 16) throw new FilmRefused('cut');
  const toTheEnd = written === 0 && isOutermost ? left : written;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : toTheEnd;
  const content = isLong ? 16 : 8;
  if (size < content || size > left) throw new FilmRefused('cut');
  return { size, content };
}
