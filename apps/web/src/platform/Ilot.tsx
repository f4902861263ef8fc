import { type ComponentType, createContext, use } from 'react';

/** How the build writes a part that lives: its markup, drawn apart so that it can be taken up as it is. */
export type EcrireIlot = (nom: string, Partie: ComponentType<object>, props: object) => string;

/** Given by the build around a light page; in the application a part is drawn with the rest. */
export const ContexteIlots = createContext<EcrireIlot | undefined>(undefined);

interface Props<P extends object> {
  /** Its name in `ilots.tsx`. */
  nom: string;
  de: ComponentType<P>;
  /** Written in the page: plain data. */
  props: P;
}

/** A part of a public page that answers. On a light page it comes alive alone, the rest needs no script. */
export function Ilot<P extends object>({ nom, de: Partie, props }: Props<P>) {
  const ecrire = use(ContexteIlots);
  if (!ecrire) return <Partie {...props} />;
  const html = ecrire(nom, (recues) => <Partie {...props} {...recues} />, props);
  return (
    <div
      className="ilot"
      data-ilot={nom}
      data-props={JSON.stringify(props)}
      // Our own markup, from the line above.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
