// MP4 (ISO/IEC 14496-12): a film is a tree of boxes, each with its size and a type of four letters.
import { FilmRefused, type FilmFile } from './film-file.ts';
import { boxesIn, partsOf } from './boxes.ts';
import { liesIn, samplesOf, type Span } from './samples.ts';

const types = (text: string) => new Set(text.split(' '));
/** Boxes that hold others. */
const entered = types('moov trak mdia minf dinf stbl edts mvex tapt moof traf mfra');
/** Tracks of data that no browser shows, by what they are: where telephones and cameras write their way, and time codes. */
const dropped = types('meta tmcd');
/** What a film is played by; all else, also what programs left free, becomes a free box of zeros. */
const kept = types(
  'ftyp styp mdat sidx ssix mvhd iods tkhd elst mdhd hdlr elng vmhd smhd hmhd nmhd dref stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh stdp padb sdtp sbgp sgpd subs saiz saio mehd trex leva trep clef prof enof mfhd tfhd tfdt trun tfra mfro',
);
/** Boxes that begin with when the film was made and changed. */
const timed = types('mvhd tkhd mdhd');
const deepest = 8;

/** Takes out of an MP4 whatever it is not played by, tracks of data with their samples; no byte changes its place. Throws `FilmRefused`. */
export function cleanMp4(film: FilmFile): void {
  const tracks = new Set<string>();
  const samples: Span[] = [];
  const stored: Span[] = [];
  let inFragments = false;
  const walk = (from: number, end: number, around: readonly string[]) => {
    if (around.length > deepest) throw new FilmRefused('cut');
    for (const { type, head, content, at, inside, after } of boxesIn(film, from, end, around)) {
      const free = () => {
        film.write(at + 4, Buffer.from('free'));
        film.blank(inside, after);
      };
      if (type === 'trak' && dropped.has(handlerOf(film, inside, after))) {
        tracks.add('data');
        for (const chunk of samplesOf(film, inside, after)) samples.push(chunk);
        free();
      } else if (entered.has(type)) walk(inside, after, [...around, type]);
      else if (!kept.has(type)) free();
      else if (timed.has(type)) {
        // Version and flags, then both times, of 32 bits each, of 64 in version 1.
        const times = head[content] === 1 ? 16 : 8;
        if (after - at < content + 4 + times) throw new FilmRefused('cut');
        film.blank(inside + 4, inside + 4 + times);
      } else if (type === 'hdlr' && around.at(-1) === 'mdia') {
        // Version and flags, four bytes, what the track is, twelve bytes, and a name that a program gave it.
        tracks.add(head.toString('latin1', content + 8, content + 12));
        film.blank(Math.min(inside + 24, after), after);
      }
      if (type === 'mdat') stored.push([inside, after]);
      if (type === 'moof') inFragments = true;
    }
  };
  walk(0, film.size, []);
  if (!tracks.delete('vide')) throw new FilmRefused('blind');
  tracks.delete('soun');
  // Fragments name the samples of all tracks by turns.
  if (!inFragments) tracks.delete('data');
  // Texts that a browser might show, as captions, stand where drones write their way.
  if (tracks.size > 0) throw new FilmRefused('data');
  if (!liesIn(samples, stored)) throw new FilmRefused('cut');
  for (const [from, end] of samples) film.blank(from, end);
}

/** What a track is; '' where it does not say. */
function handlerOf(film: FilmFile, from: number, end: number): string {
  const [handler] = partsOf(film, from, end, ['mdia', 'hdlr']);
  return handler ? handler.head.toString('latin1', handler.content + 8, handler.content + 12) : '';
}
