// biome-ignore lint/style/noDefaultExport: the bundler gives a picture's address as the default export
export default '/picture.webp';
