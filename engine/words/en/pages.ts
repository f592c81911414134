import type { PageWords } from '../pt-BR/pages.ts';

/** Of twelve hours, as signs on doors have it: `8am`, `5:30pm`. */
function hour([hours, minutes]: readonly [number, number]): string {
  if (minutes === 0 && hours === 12) return 'noon';
  if (minutes === 0 && hours % 24 === 0) return 'midnight';
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours % 24 < 12 ? 'am' : 'pm'}`;
}

/** What a visitor reads or hears on public pages and no document says. */
export const pages: PageWords = {
  skipToContent: 'Skip to content',
  contactKinds: {
    whatsapp: { label: 'WhatsApp', by: 'on WhatsApp' },
    telegram: { label: 'Telegram', by: 'on Telegram' },
    telephone: { label: 'Telephone', by: 'by telephone' },
    email: { label: 'Email', by: 'by email' },
    booking: { label: 'Book online', by: 'by appointment' },
    map: { label: 'Directions', by: 'on the map' },
  },
  call: 'Call',
  before: 'Before',
  after: 'After',
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
  coverageMap: 'Map of our service area',
  coverageMapOf: ({ place }) => `Map of our service area, with ${place} highlighted`,
  placeField: {
    label: 'Type your town or area',
    none: 'We did not find this place.',
  },
  rating: ({ rating, best }) => `Rated ${rating} out of ${best}`,
  gallery: {
    open: (position: number) => `Open photo ${position}`,
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
  },
  sampleVoices: ({ count }) => (count === 1 ? 'Sample testimonial' : 'Sample testimonials'),
  samplePeople: ({ count }) => (count === 1 ? 'Sample person' : 'Sample people'),
  reviews: {
    summary: ({ count, newest }) =>
      count === 1
        ? `1 review with its source, from ${newest}`
        : `${count} reviews with their source, the latest from ${newest}`,
    source: ({ name }) => `source: ${name}`,
  },
  form: {
    optional: 'optional',
    choose: 'Choose',
    trap: 'Leave this empty',
    phone: 'Write the number with its area code',
    thanks: 'We have what you wrote.',
  },
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
  until: (day) => `Until ${day}.`,
  and: 'and',
  opening: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    everyDay: 'every day',
    allDay: '24 hours',
    and: 'and',
    through: (first, last) => `${first} to ${last}`,
    between: (opens, closes) => `${hour(opens)} to ${hour(closes)}`,
    closed: 'closed',
    openNow: 'Open now',
    soon: (time) => `We reply from ${hour(time)}`,
    later: (hours) => `We reply ${hours}`,
    holidays: { brazil: 'National holidays of Brazil', england: 'Bank holidays' },
  },
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
