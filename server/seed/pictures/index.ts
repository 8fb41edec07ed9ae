export { demoPictureMaker, keepPicture, paintTheRest, rememberPictures, type PictureDeps } from './demo-pictures.ts';
export { urlOf, type Recipe } from './recipe.ts';
