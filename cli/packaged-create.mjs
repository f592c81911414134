#!/usr/bin/env node
// Starts the package `create-portao`, whose code lies bundled beside (package/make-package.mjs).
import './start/refuse-old-node.mjs';

await import(new URL('../bundle/index.cjs', import.meta.url).href);
