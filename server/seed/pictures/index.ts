export { demoPictureMaker, keepPicture, paintTheRest, rememberPictures, type PictureDeps } from './demo-pictures.ts';
export { firstPicture, gallery, variantPicture } from './gallery.ts';
export { urlOf, type Recipe } from './recipe.ts';
