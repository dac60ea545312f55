import css from './layers.css?raw';

/**
 * The order of the cascade's layers, for a `<style>` ahead of all style sheets: a bundler may link them in
 * any order, and the first mention of a layer decides its place. What other components of ui dress up is in
 * ui.parts, which yields to ui.
 */
export const layerOrder = css;
