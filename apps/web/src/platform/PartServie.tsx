import { type ComponentType, createContext, use } from 'react';

/** True where the build writes a page: the server fills what it leaves. */
export const ContextePlaces = createContext(false);

interface Props<P extends object> {
  /** Its name in `servies.tsx`. */
  nom: string;
  de: ComponentType<P>;
  /** Written in the page: plain data. */
  props: P;
}

/**
 * A part of a public page that says what only the server knows: what it sells, who publishes it. The build leaves its
 * place, the server writes it in the page that it sends, and no script is needed. In the application it is drawn with
 * the rest, and asks the server.
 */
export function PartServie<P extends object>({ nom, de: Partie, props }: Props<P>) {
  if (!use(ContextePlaces)) return <Partie {...props} />;
  return <div className="ilot" data-servi={nom} data-props={JSON.stringify(props)} />;
}
