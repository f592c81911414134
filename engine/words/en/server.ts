import type { ServerWords } from '../pt-BR/server.ts';

/** What the server answers in a line where there is no page to show. */
export const server: ServerWords = {
  badAddress: 'Invalid address.',
  notFound: 'Page not found.',
  methods: 'GET and HEAD only.',
  failed: 'The server failed. Please try again.',
  form: {
    title: 'Your message is not sent yet',
    reasons: {
      faults: 'Look at the marked fields and send again. What you wrote is here.',
      changed: 'The form changed while you were writing. Go back to it and fill it in again.',
      gone: 'This form is no longer on the site.',
      large: 'What you wrote is too long. Go back, write less and send again.',
      unreadable: 'The site could not read what came. Go back and send again.',
      elsewhere: 'This was sent from another site. Open the page of the form and send it there.',
      often:
        'Many messages came from this address. Wait ten minutes, go back in your browser and send again.',
      busy: 'The site got many messages this hour. Try again in ten minutes, or call. What you wrote is here.',
      failed:
        'The site could not keep your message. Try again shortly, or call. What you wrote is here.',
    },
    faults: {
      missing: 'Fill this in.',
      long: 'The text is too long.',
      email: 'Check the email address: part of it is missing.',
      phone: 'Write the telephone number with its area code, in digits.',
      date: 'Write the day like this: 2026-12-31.',
      number: 'Write a number.',
      option: 'Choose one of these.',
    },
    again: 'Send again',
    back: 'Back to the page',
    home: 'To the home page',
  },
};
