import { BoutonIcone } from '../design-system/index.ts';
import { libelleTheme, toggleTheme } from './theme.ts';
import { useTheme } from './useTheme.ts';

export function BasculeTheme() {
  const theme = useTheme();
  return <BoutonIcone icone="theme" libelle={libelleTheme(theme)} data-theme-bascule="" onClick={toggleTheme} />;
}
