import { useSignedIn } from '../../api/session.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';

/** The bar of a screen with texts of the platform. A visitor, who has no Me, goes back to Home. */
export function TextBar({ title }: { title: string }) {
  return <ScreenBar title={title} fallback={useSignedIn() ? '/filter' : '/home'} />;
}
