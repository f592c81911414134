// What a thread runs that `startThread` of compiled-scripts.cjs starts.
const { basename } = require('node:path');
const { loadCompiled } = require('./compiled-scripts.cjs');

const [, , file, home, bundle] = process.argv;
loadCompiled(file, home, basename(file, '.cjs'), bundle);
