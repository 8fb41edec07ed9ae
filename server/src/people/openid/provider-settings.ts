/** A provider as the installation configures it. */
export interface ProviderSettings {
  /** In addresses and in the API: small letters and digits. */
  id: string;
  /** On the buttons. */
  label: string;
  /** Address of the issuer, under which its metadata is found. */
  issuer: string;
  clientId: string;
  /** The client secret, or the private key of a provider that takes a signed one. */
  secret: string;
  scope: string;
  /** What signs a client secret that is made for each call, as Apple asks for. */
  signedSecret?: { teamId: string; keyId: string };
  /** The provider sends the browser back with a form, as Apple does where it is asked for the e-mail address. */
  formPost?: true;
  /** ID tokens are signed with the client secret, as LINE does. */
  signsWithSecret?: true;
}

type Preset = Omit<ProviderSettings, 'id' | 'clientId' | 'secret' | 'signedSecret'> & { takesSignedSecret?: true };

/**
 * What is known of widespread providers. LINE and Kakao hand out e-mail addresses only to those who applied for it, and
 * refuse a scope that was not granted, so the scope for it is left to the installation.
 */
export const presets: Readonly<Record<string, Preset>> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  apple: {
    label: 'Apple',
    issuer: 'https://appleid.apple.com',
    scope: 'openid email',
    formPost: true,
    takesSignedSecret: true,
  },
  line: { label: 'LINE', issuer: 'https://access.line.me', scope: 'openid profile', signsWithSecret: true },
  kakao: { label: 'Kakao', issuer: 'https://kauth.kakao.com', scope: 'openid' },
};
