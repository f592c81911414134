import type { PageWords } from '../pt-BR/pages.ts';

/** What a visitor reads or hears on public pages and no document says. */
export const pages: PageWords = {
  skipToContent: 'Skip to content',
  unknownPage: {
    heading: 'Page not found',
    text: 'There is nothing at this address. The page may have moved.',
    home: 'Go to the home page',
  },
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  mainMenu: 'Main',
  showAll: 'Show all',
  requestService: 'Request',
  call: 'Call',
  contactKinds: {
    whatsapp: { label: 'WhatsApp', by: 'on WhatsApp' },
    telephone: { label: 'Phone', by: 'by phone' },
  },
  coverageMap: 'Map of our service area',
  coverageMapOf: ({ place }) => `Map of our service area, with ${place} highlighted`,
  rating: ({ rating, best }) => `Rated ${rating} out of ${best}`,
  responsible: ({ name }) => `Responsible person: ${name}`,
  companyNumber: ({ number }) => `Company number ${number}`,
  missing: ({ what }) => `missing: ${what}`,
  lawful: {
    legalName: 'legal name',
    cnpj: 'company number',
    address: 'address',
    email: 'email',
  },
  inPlace: ({ place }) => `in ${place}`,
  and: 'and',
  dayOfMonth: ({ day }) => `${day}`,
  emergencyService: 'Emergency call-out',
  marks: {
    home: 'home',
    business: 'business',
    page: 'page',
    breadcrumb: 'breadcrumb',
    questions: 'questions',
    service: 'service',
    emergency: 'emergency',
  },
};
