import { HtmlValidate, type ConfigData } from 'html-validate';

/** What valid HTML is to us. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // The way React prints is valid, and not ours to choose.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // A number is written with plain spaces; styles keep it on one line.
    'tel-non-breaking': 'off',
  },
};

/** What `rules` (those of the project if left out) say against a page, in words; empty if it is valid. */
export function createHtmlCheck(
  rules: ConfigData['rules'] = {},
): (html: string) => Promise<string[]> {
  const validate = new HtmlValidate({ ...htmlRules, rules: { ...htmlRules.rules, ...rules } });
  return async (html) => {
    const { results } = await validate.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
  };
}
