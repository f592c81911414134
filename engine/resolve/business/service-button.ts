import type { Button } from '#schemas/types';
import type { SiteSettings } from '../../content/site-settings.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import { contactNamed, defaultChatContact } from './named-contact.ts';

/** The button that asks for a service: with the message `service`, with no text where the site has no such message; null where it has no contact. */
export function serviceButton(settings: SiteSettings, service: string): Button | null {
  const { serviceLabel: label = pageWordsOf(localeOf(settings).language).requestService } =
    settings;
  if (!contactNamed(settings, defaultChatContact)) return null;
  return Object.hasOwn(settings.messages, 'service')
    ? { label, chat: 'service', values: { service } }
    : { label, reach: defaultChatContact };
}
