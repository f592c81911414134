import type { Button } from '#schemas/types';
import { contactKinds, takesCalls } from '../../client/contact-kinds.ts';
import type { SiteSettings } from '../../content/site-settings.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import { contactNamed, defaultCallContact, defaultChatContact } from './named-contact.ts';

/** The buttons that the engine makes for the main contacts, as far as the site has these: a chat with the message `general`, where there is none with that of the contact, and a call. */
export function quickButtons(settings: SiteSettings): {
  readonly chat: Button | null;
  readonly call: Button | null;
} {
  const words = pageWordsOf(localeOf(settings).language);
  const chat = contactNamed(settings, defaultChatContact)?.contact;
  const call = contactNamed(settings, defaultCallContact)?.contact;
  const opens = Object.hasOwn(settings.messages, 'general')
    ? { chat: 'general' }
    : { reach: defaultChatContact };
  return {
    chat:
      chat && contactKinds[chat.kind].use !== 'call'
        ? { label: chat.label ?? words.contactKinds[chat.kind].label, ...opens }
        : null,
    call: call && takesCalls(call) ? { label: words.call, call: defaultCallContact } : null,
  };
}
