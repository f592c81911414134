// What vite.config.ts tells scripts of the site that they are built for.
interface ImportMetaEnv {
  readonly PORTAO_LANGUAGE: import('./language.ts').Language;
  /** BCP 47, `pt-BR`. */
  readonly PORTAO_LOCALE: string;
  /** IANA. */
  readonly PORTAO_TIME_ZONE: string;
}
