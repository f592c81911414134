import type { Button } from '#schemas/types';
import { Report } from '../../content/report.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { Crumb, PageLink, PlaceLink, RegionGroup } from '../../render/types.ts';
import type { NameOrigins } from '../breadcrumb/breadcrumb.ts';
import { resolveButton } from '../buttons.ts';
import type { FactsContext } from '../facts.ts';
import type { TextOrigin } from '../origins/origin.ts';
import { placeName } from '../origins/place-sources.ts';
import type { Recorder } from '../origins/recorder.ts';
import type { Tracer } from '../origins/tracer.ts';

/** Takes down where the parts of a fact were written; `at` is a pointer in the fact. */
export class FactRecord {
  readonly context: FactsContext;
  readonly recorder: Recorder;

  constructor(context: FactsContext, recorder: Recorder) {
    this.context = context;
    this.recorder = recorder;
  }

  get tracer(): Tracer {
    return this.recorder.tracer;
  }

  /** What reads as it is written; nothing where it is not. */
  written(at: Pointer, sources: readonly TextOrigin[]): void {
    if (sources.length > 0) this.recorder.add(at, { sources, computed: false });
  }

  settings(at: Pointer, ...pointer: Pointer): void {
    this.written(at, this.tracer.ofSettings(pointer).sources);
  }

  computed(at: Pointer, ...pointers: readonly Pointer[]): void {
    this.recorder.add(at, this.tracer.computed(...pointers));
  }

  /** The names of places, their notes and how far they are; `isMenu` where a place may have another name. */
  places(at: Pointer, places: readonly PlaceLink[], isMenu = false): void {
    for (const [position, { slug, note, km }] of places.entries()) {
      this.place([...at, position, 'name'], slug, isMenu);
      if (km !== undefined) {
        const sources = this.inRegion(slug, 'coordinates');
        this.recorder.add([...at, position, 'km'], { sources, computed: true });
      }
      if (note !== undefined)
        this.written([...at, position, 'note'], this.inRegion(slug, 'menu', 'note'));
    }
  }

  place(at: Pointer, slug: string, isMenu: boolean): void {
    const own = isMenu ? this.inRegion(slug, 'menu', 'label') : [];
    this.written(at, own.length > 0 ? own : placeName(slug, this.tracer));
  }

  group(at: Pointer, { id, places }: RegionGroup, isMenu = false): void {
    const { regionGroups } = this.tracer.scope.settings;
    const position = regionGroups.findIndex((group) => group.id === id);
    this.settings([...at, 'label'], 'regionGroups', position, 'label');
    this.places([...at, 'places'], places, isMenu);
  }

  /** The names of links, as `origins` has them. */
  names(links: readonly (PageLink | Crumb)[], origins: NameOrigins): void {
    for (const [position, link] of links.entries()) {
      const sources = this.tracer.ofName(origins.get(link)!);
      // Of a heading in lines, or of a path, the name is made.
      const computed = sources.some(({ text }) => text !== link.name);
      if (sources.length > 0) this.recorder.add([position, 'name'], { sources, computed });
    }
  }

  /** A button that the engine makes, where `site.yaml` says what it reaches; `values` are those of its message. */
  button(
    at: Pointer,
    button: Button | null,
    pointer: Pointer,
    values: Readonly<Record<string, TextOrigin>> = {},
  ): void {
    if (!button) return;
    const where = { file: this.context.site.settings.file, pointer };
    resolveButton(
      button,
      this.context.scope,
      () => where,
      new Report(),
      (parts) => this.recorder.button(at, where, parts, values),
    );
  }

  private inRegion(slug: string, ...field: string[]): readonly TextOrigin[] {
    const entry = this.context.index.regions.get(slug);
    return entry ? this.tracer.at(entry.page.file, ['region', ...field]) : [];
  }
}
