import type { FormHelp } from '../pt-BR/form-help.ts';

/** See the Portuguese ones. */
export const formHelp: FormHelp = {
  'contacts.kind':
    'What the button does: open a conversation, call, write an email, book a time or show the map. The name and the icon that visitors see come from it.',
  'contacts.phone': 'With its area code. Abroad, with + and the code of the country.',
  'contacts.placeholder':
    'Ticked while this is not the real one. It goes by itself when you write another one.',
  'contacts.calls': 'WhatsApp only: the same number also takes calls.',
  'contacts.user': 'Telegram only: the username, without @.',
  'contacts.email': 'Email only: the address.',
  'contacts.url': 'Booking and map only: the address of the page.',
  'contacts.coordinates': 'Map only, instead of the address of the page: latitude and longitude.',
  'contacts.message': 'The message that is already written where a button names no other.',
  'contacts.structuredData':
    'What search engines are told of this contact. Empty is right for nearly all.',
  'hours.holidays': 'The holidays on which the business stays closed.',
  'hours.special[]': 'One day, or several in a row; without hours it is closed.',
  'hours.from': 'The day, or the first of several.',
  'hours.name': 'What visitors read beside the day: holidays, stocktaking.',
  'hours.yearly': 'Instead of the first day: a day of every year, month-day.',
  'hours.easter':
    'Instead of the first day: how many days after Easter, or before it with a minus. Shrove Tuesday is -47.',
  claims: 'Every figure that the site states. Change it here, and every page that says it changes.',
  'claims.value': 'As it appears on the pages.',
  priceTags: 'What is charged, said in one line at the top of pages.',
  'priceTags.value': 'What is read in large type: the price.',
  promotions:
    'Offers that begin and end on a day. What speaks of one leaves the pages together with it.',
  'promotions.notice':
    'One short sentence. It is at the top of the pages from the first day to the last, with the last day beside it.',
  'promotions.from': 'The first day on which it holds.',
  'promotions.until': 'The last day on which it holds, to the end of it.',
  'promotions.claims':
    'Only for offers that pages speak of: the prices and names that leave them together with it. To announce one, the sentence is enough.',
  'business.logo': 'Name of a drawing of the site.',
  'business.value': '',
  'business.postalCode': 'Postcode, in the form of the country.',
  'business.payment': 'How customers pay, one way per item.',
  'business.priceRange':
    'Price range that search engines read. A price that is a claim already stays as it is: change it there.',
  social: 'The profiles of the business in social networks.',
  verification: 'The codes by which Google and others confirm that the site is yours.',
  'verification.google': 'Only the code that Google Search Console gives.',
  'verification.bing': 'Only the code that Bing Webmaster Tools gives.',
  'verification.yandex': 'Only the code that Yandex Webmaster gives.',
  'verification.pinterest': 'Only the code that Pinterest gives.',
  'verification.facebook': 'Only the code that Facebook gives.',
  search: 'What the search of the site understands, and what it shows first.',
  'blocks.several': 'On several pages: …',
  testimonials:
    'What customers say. Those with a source come first, from the newest to the oldest, and are counted.',
  'testimonials.text': 'The words of the customer.',
  'testimonials.rating':
    'From 1 to 5 stars. Shown only with the source, because there one can check it.',
  'testimonials.sample':
    'Ticked while the review was written by us: it has no stars, and the site does not go live with it.',
  'testimonials.drawing': 'The drawing beside it.',
  'testimonials.from': 'The first day on which it is shown.',
  'testimonials.until': 'The last day on which it is shown, to the end of it.',
  'testimonials.promotion': 'Name of an offer: it is shown as long as that holds.',
  'team.from': 'The first day on which it is shown.',
  'team.until': 'The last day on which it is shown, to the end of it.',
  'team.promotion': 'Name of an offer: it is shown as long as that holds.',
  'team.sample': 'Ticked while the person does not exist: the site does not go live with them.',
  'team.image': 'The photograph, and what it shows. Without one the initials are shown.',
  'team.src': 'Take one now, choose one of your device, or use one that the site has.',
  'team.decorative':
    'Instead of the text, for a picture that says nothing to those who do not see it.',
  messages:
    'The texts that are already written in the conversation. Where a text has {{service}} or {{words}}, the site puts the service or what the person wrote.',
  'messages.onRegion':
    'Instead of the other text on the pages of a place; {{region.name}} is its name.',
};
