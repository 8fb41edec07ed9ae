export { demoPictureMaker, storeRecipes as rememberPictures, type PictureDeps } from './demo-pictures.ts';
export { bannerRecipe, faceRecipe, slideRecipe } from './first-pictures.ts';
export { firstPicture, gallery, variantPicture } from './gallery.ts';
export { urlOf, type Recipe } from './recipe.ts';
export { shopBannerRecipe } from './shop-banner.ts';
