// Every block type: its component and its styles, in the order in which styles are printed.
import type { BlockRegistry } from '#engine/render/registry';
import { Accordion } from '../accordion/Accordion.tsx';
import { AdminPanel } from '../admin-panel/AdminPanel.tsx';
import { Article } from '../article/Article.tsx';
import { BlogList } from '../blog-list/BlogList.tsx';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { CallToAction } from '../call-to-action/CallToAction.tsx';
import { Checklist } from '../checklist/Checklist.tsx';
import { Contact } from '../contact/Contact.tsx';
import { Coverage } from '../coverage/Coverage.tsx';
import { DemoVideo } from '../demo-video/DemoVideo.tsx';
import { FloatingChat } from '../floating-chat/FloatingChat.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Form } from '../form/Form.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import { Header } from '../header/Header.tsx';
import { Hero } from '../hero/Hero.tsx';
import { Image } from '../image/Image.tsx';
import { LinkStrip } from '../link-strip/LinkStrip.tsx';
import { OfferBar } from '../offer-bar/OfferBar.tsx';
import { OpeningHours } from '../opening-hours/OpeningHours.tsx';
import { Near } from '../near/Near.tsx';
import { MapLink } from '../map-link/MapLink.tsx';
import { NeighbourhoodList } from '../neighbourhood-list/NeighbourhoodList.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { PlaceList } from '../place-list/PlaceList.tsx';
import { PlaceVariants } from '../place-variants/PlaceVariants.tsx';
import { Post } from '../post/Post.tsx';
import { PostReader } from '../post-reader/PostReader.tsx';
import { ProblemSearch } from '../problem-search/ProblemSearch.tsx';
import { Promo } from '../promo/Promo.tsx';
import { SameGroup } from '../same-group/SameGroup.tsx';
import { ServiceCards } from '../service-cards/ServiceCards.tsx';
import { ServicesGrid } from '../services-grid/ServicesGrid.tsx';
import { Steps } from '../steps/Steps.tsx';
import { Work } from '../work/Work.tsx';
import { Table } from '../table/Table.tsx';
import { Team } from '../team/Team.tsx';
import { Testimonials } from '../testimonials/Testimonials.tsx';
import { Text } from '../text/Text.tsx';
import { TrustBadges } from '../trust-badges/TrustBadges.tsx';

const modules = import.meta.glob<string>(['../*/*.module.css', '../parts/*/*.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Text of the CSS modules named, relative to the folder of the blocks and without their ending. Throws if one is missing. */
function styles(...names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const css = modules[`../${name}.module.css`];
    if (css === undefined) throw new Error(`blocks/${name}.module.css is missing`);
    return css;
  });
}

/** The block library. A type without a component is a compile error. */
export const registry: BlockRegistry = {
  header: { Component: Header, styles: styles('header/header') },
  breadcrumb: { Component: Breadcrumb, styles: styles('breadcrumb/breadcrumb') },
  hero: {
    Component: Hero,
    styles: styles(
      'hero/hero',
      'parts/coverage-map/coverage-map',
      'parts/outline-map/outline-map',
      'parts/message-form/message-form',
      'parts/price-tag/price-tag',
    ),
  },
  'page-heading': {
    Component: PageHeading,
    styles: styles(
      'page-heading/page-heading',
      'parts/price-tag/price-tag',
      'parts/opening/opening',
    ),
  },
  'problem-search': { Component: ProblemSearch, styles: styles('problem-search/problem-search') },
  'trust-badges': { Component: TrustBadges, styles: styles('trust-badges/trust-badges') },
  team: { Component: Team, styles: styles('team/team') },
  testimonials: {
    Component: Testimonials,
    styles: styles('parts/monogram/monogram', 'testimonials/testimonials'),
  },
  'demo-video': { Component: DemoVideo, styles: styles('demo-video/demo-video') },
  coverage: {
    Component: Coverage,
    styles: styles(
      'coverage/coverage',
      'parts/coverage-map/coverage-map',
      'parts/outline-map/outline-map',
    ),
  },
  'services-grid': { Component: ServicesGrid, styles: styles('services-grid/services-grid') },
  'call-to-action': { Component: CallToAction, styles: styles('call-to-action/call-to-action') },
  text: { Component: Text, styles: styles('parts/text/prose', 'text/text') },
  table: { Component: Table, styles: styles('table/table') },
  checklist: { Component: Checklist, styles: styles('checklist/checklist') },
  steps: { Component: Steps, styles: styles('steps/steps') },
  promo: { Component: Promo, styles: styles('promo/promo') },
  'offer-bar': { Component: OfferBar, styles: styles('offer-bar/offer-bar') },
  'neighbourhood-list': {
    Component: NeighbourhoodList,
    styles: styles('neighbourhood-list/neighbourhood-list'),
  },
  'place-variants': { Component: PlaceVariants, styles: styles('place-variants/place-variants') },
  near: { Component: Near, styles: styles('near/near') },
  'same-group': { Component: SameGroup, styles: styles('same-group/same-group') },
  'opening-hours': { Component: OpeningHours, styles: styles('opening-hours/opening-hours') },
  contact: { Component: Contact, styles: styles('contact/contact') },
  'map-link': {
    Component: MapLink,
    styles: styles('parts/text/prose', 'map-link/map-link'),
  },
  form: { Component: Form, styles: styles('parts/message-form/message-form', 'form/form') },
  accordion: { Component: Accordion, styles: styles('accordion/accordion') },
  article: {
    Component: Article,
    styles: styles('parts/text/prose', 'article/article', 'parts/opening/opening'),
  },
  'service-cards': { Component: ServiceCards, styles: styles('service-cards/service-cards') },
  'place-list': { Component: PlaceList, styles: styles('place-list/place-list') },
  'blog-list': {
    Component: BlogList,
    styles: styles('blog-list/blog-list', 'parts/opening/opening'),
  },
  post: {
    Component: Post,
    styles: styles('parts/text/prose', 'parts/text/post-article', 'post/post'),
  },
  'post-reader': {
    Component: PostReader,
    styles: styles('parts/text/prose', 'parts/text/post-article', 'post-reader/post-reader'),
  },
  'admin-panel': { Component: AdminPanel, styles: styles('admin-panel/admin-panel') },
  work: { Component: Work, styles: styles('work/work') },
  image: { Component: Image, styles: styles('image/image') },
  gallery: { Component: Gallery, styles: styles('gallery/gallery') },
  'link-strip': { Component: LinkStrip, styles: styles('link-strip/link-strip') },
  footer: { Component: Footer, styles: styles('footer/footer') },
  'floating-chat': { Component: FloatingChat, styles: styles('floating-chat/floating-chat') },
};
