import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { NavBar, type NavBarProps } from '../design/nav-bar.tsx';
import { useGoBack } from './use-go-back.ts';

interface ScreenBarProps {
  title: ReactNode;
  right?: ReactNode;
  ground?: NavBarProps['ground'];
  /** Where back leads when the screen was opened by a link. */
  fallback?: string;
}

/** The bar of a pushed screen: back, title, a slot at the right. */
export function ScreenBar({ title, right, ground, fallback }: ScreenBarProps) {
  const { t } = useTranslation();
  const goBack = useGoBack(fallback);
  return <NavBar title={title} right={right} ground={ground} back={{ label: t('shell.back'), onBack: goBack }} />;
}
