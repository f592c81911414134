import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Whether a postal code has a form of its country (ISO 3166-1 alpha-2). Any will do for a country of which no form is known. */
export const isPostalCode = (text: string, country: string): boolean =>
  !postcodeValidatorExistsForCountry(country) || postcodeValidator(text, country);
