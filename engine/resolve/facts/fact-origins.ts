// Where what a fact shows was written. Every fact says it, or says that nothing of it is written anywhere.
import type { Facts } from '../../render/types.ts';
import { breadcrumbOf, variantsOf, type NameOrigins } from '../breadcrumb/breadcrumb.ts';
import { quickButtons } from '../business/quick-buttons.ts';
import { serviceButton } from '../business/service-button.ts';
import { contactNamed, defaultCallContact, defaultChatContact } from '../business/named-contact.ts';
import type { FactsContext } from '../facts.ts';
import type { OriginEntry } from '../origins/origin.ts';
import { Recorder } from '../origins/recorder.ts';
import type { Tracer } from '../origins/tracer.ts';
import { FactRecord } from './fact-record.ts';

/** Where what a fact of a page shows was written; `value` is the fact. */
export function factOrigins(
  name: string,
  value: unknown,
  context: FactsContext,
  tracer: Tracer,
): readonly OriginEntry[] {
  const recorder = new Recorder(tracer, [name]);
  if (!Object.hasOwn(records, name)) recorder.add([], tracer.ofOwnFact(name));
  else
    (records[name as keyof Facts] as RecordFact<unknown>)(value, new FactRecord(context, recorder));
  return recorder.entries;
}

type RecordFact<Fact> = (fact: Fact, record: FactRecord) => unknown;

/** Of facts that show nothing that is written in a document: addresses, kinds, what the data service has. */
const nothing = () => undefined;

const records: { readonly [Name in keyof Facts]: RecordFact<Facts[Name]> } = {
  business(_, record) {
    for (const field of ['name', 'tagline', 'logo']) record.settings([field], 'business', field);
  },
  company(company, record) {
    for (const field of ['legalName', 'email', 'responsible'] as const)
      if (company[field] !== null) record.settings([field], 'business', field, 'value');
    if (company.cnpj !== null) record.computed(['cnpj'], ['business', 'cnpj', 'value']);
    if (company.address !== null) record.computed(['address'], ['business', 'address']);
  },
  headerMenu(items, record) {
    for (const [position, item] of items.entries()) {
      record.settings([position, 'label'], 'menus', 'header', position, 'label');
      record.settings([position, 'heading'], 'menus', 'header', position, 'heading');
      if (item.kind === 'link')
        record.settings([position, 'href'], 'menus', 'header', position, 'link');
      else
        for (const [column, groups] of item.columns.entries())
          for (const [row, group] of groups.entries())
            record.group([position, 'columns', column, row], group, true);
    }
  },
  allLabel: (_, record) => record.settings([], 'menus', 'allLabel'),
  mobileMenu(items, record) {
    for (const position of items.keys()) {
      record.settings([position, 'label'], 'menus', 'mobile', position, 'label');
      record.settings([position, 'heading'], 'menus', 'mobile', position, 'heading');
      record.settings([position, 'href'], 'menus', 'mobile', position, 'link');
    }
  },
  mobilePlaces(places, record) {
    for (const [position, { href }] of places.entries())
      record.place([position, 'label'], href.slice(href.lastIndexOf('/') + 1), true);
  },
  breadcrumb(_, record) {
    const origins: NameOrigins = new Map();
    record.names(breadcrumbOf(record.context, origins), origins);
  },
  crumbNames(names, record) {
    for (const name of Object.keys(names ?? {})) record.settings([name], 'breadcrumbs', name);
  },
  regionGroups(groups, record) {
    for (const [position, group] of groups.entries()) record.group([position], group);
  },
  map({ places, drawn }, record) {
    record.places(['places'], places);
    if (!drawn) return;
    record.places(['drawn', 'shapes'], drawn.shapes);
    record.places(['drawn', 'dots'], drawn.dots);
    if (drawn.circle)
      record.computed(['drawn', 'circle', 'km'], ['claims', 'coverageRadius', 'value']);
    record.settings(['drawn', 'credit'], 'map', 'credit');
  },
  near: (places, record) => record.places([], places),
  variants(_, record) {
    const origins: NameOrigins = new Map();
    const links = variantsOf(record.context, origins);
    // Those of the same name: with another the page has others.
    const { path, variant } = record.context.page;
    if (variant?.name !== undefined && links.length > 0)
      record.recorder.add([], {
        sources: record.tracer.ofPage(path, ['variant', 'name']),
        computed: true,
      });
    record.names(links, origins);
  },
  sameGroup: (group, record) => group && record.group([], group),
  services(services, record) {
    const { settings } = record.tracer.scope;
    for (const [position, { name, page }] of services.entries()) {
      record.settings([position, 'name'], 'services', position, 'name');
      record.settings([position, 'text'], 'services', position, 'text');
      if (page !== undefined) record.settings([position, 'page'], 'services', position, 'page');
      record.settings([position, 'button', 'label'], 'serviceLabel');
      const [service] = record.tracer.ofSettings(['services', position, 'name']).sources;
      const pointer = ['services', position];
      const button = serviceButton(settings, name);
      record.button([position, 'button'], button, pointer, { service: service! });
    }
  },
  jobs(jobs, { context, recorder, tracer }) {
    const files = new Map(context.site.jobs.map(({ file }) => [file.path, file]));
    for (const [position, job] of jobs.entries()) {
      const written = files.get(job.file)!;
      const at = (field: string) => tracer.at(written, [field]);
      for (const [field, value] of Object.entries(job))
        if (typeof value === 'string' && at(field).length > 0)
          recorder.add([position, field], { sources: at(field), computed: false });
      recorder.add([position, 'dateText'], { sources: at('date'), computed: true });
    }
  },
  notices(notices, record) {
    for (const [position, { name }] of notices.entries()) {
      record.settings([position, 'notice'], 'promotions', name, 'notice');
      record.computed([position, 'until'], ['promotions', name, 'until']);
    }
  },
  priceTag(tag, record) {
    if (!tag) return;
    const at = ['priceTags', record.context.page.priceTag!];
    for (const field of ['label', 'value'] as const) record.settings([field], ...at, field);
    for (const position of tag.notes.keys())
      record.settings(['notes', position], ...at, 'notes', position);
  },
  place(place, record) {
    if (!place) return;
    for (const field of ['name', 'in']) record.recorder.add([field], record.tracer.ofPlace(field));
  },
  menuPath: nothing,
  quickContact({ chat, call, number }, record) {
    const { settings } = record.tracer.scope;
    const buttons = quickButtons(settings);
    if (chat) {
      const { name } = contactNamed(settings, defaultChatContact)!;
      record.settings(['chat', 'label'], 'contacts', name, 'label');
      record.button(['chat'], buttons.chat, ['contacts', name]);
    }
    if (call) {
      const { name } = contactNamed(settings, defaultCallContact)!;
      record.button(['call'], buttons.call, ['contacts', name]);
      if (number !== null) record.recorder.add(['number'], record.tracer.phone(name));
    }
  },
  contactKinds: nothing,
  cityKind: (_, record) => record.settings([], 'placeKinds', 'city'),
  opening: (_, record) => record.computed(['soon'], ['hours', 'business', 0, 'opens']),
  openingRows(rows, record) {
    for (const position of rows.keys()) record.computed([position, 'value'], ['hours']);
  },
  languageTag: nothing,
  chatDelay: nothing,
  videoEmbed: (embed, record) => embed !== null && record.settings([], 'video', 'embed'),
  posts: nothing,
  post: nothing,
  postTitleSuffix(_, record) {
    const own = record.tracer.ofSettings(['blog', 'titleSuffix']);
    if (own.sources.length > 0) record.recorder.add([], own);
    else record.computed([], ['business', 'name']);
  },
  sisterSites(sites, record) {
    const all = record.tracer.scope.settings.business.sisterSites ?? [];
    for (const [position, { name }] of sites.entries()) {
      const from = all.findIndex((site) => site.name === name && !site.placeholder);
      record.settings([position, 'name'], 'business', 'sisterSites', from, 'name');
    }
  },
};
