export { demoPictureMaker, paintTheRest, rememberPictures, type PictureDeps } from './demo-pictures.ts';
export { bannerRecipe, faceRecipe } from './first-pictures.ts';
export { firstPicture, gallery, variantPicture } from './gallery.ts';
export { paintFirstPictures } from './paint-first-pictures.ts';
export { urlOf } from './recipe.ts';
export { shopBannerRecipe } from './shop-banner.ts';
