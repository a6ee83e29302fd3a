// A module of ours, so that its chunk needs no chunk of esbuild's own helpers.
export { animate } from 'framer-motion/dom/mini'
