// Loads a module by its name or address. A script of the bundle cannot: code that V8 kept has lost what `import()` needs
// (compiled-scripts.cjs). Node loads this file itself.
module.exports = (name) => import(name);
