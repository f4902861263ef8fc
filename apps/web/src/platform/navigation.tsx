import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

interface PropsLien extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/** How a screen moves: inside the application, or from one document to the next on the light pages. */
export interface Navigation {
  readonly Lien: ComponentType<PropsLien>;
  readonly aller: (vers: string, options?: { replace?: boolean }) => void;
  /** What the previous screen confided to this one. */
  readonly etat: unknown;
}

const parDocument: Navigation = {
  Lien: ({ to, children, ...reste }) => (
    <a {...reste} href={to}>
      {children}
    </a>
  ),
  aller: (vers, { replace = false } = {}) => (replace ? location.replace(vers) : location.assign(vers)),
  // The application keeps it there: it survives a reload, which lands on the light page.
  get etat(): unknown {
    const garde: unknown = typeof history === 'undefined' ? undefined : history.state;
    return typeof garde === 'object' && garde !== null && 'usr' in garde ? garde.usr : undefined;
  },
};

/** Given by the application around its screens; without it, links are those of a document. */
export const ContexteNavigation = createContext(parDocument);
export const useNavigation = (): Navigation => use(ContexteNavigation);

/** A link of what is drawn both by the application and on a light page. */
export function Lien(props: PropsLien) {
  const { Lien: Rendu } = useNavigation();
  return <Rendu {...props} />;
}
