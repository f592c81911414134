// Style modules, `notice.module.css`, as TypeScript reads them in a site that has the package.
/// <reference types="vite/client" />
