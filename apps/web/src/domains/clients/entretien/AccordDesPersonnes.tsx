import { TexteAccord } from '../../reunions/TexteAccord.tsx';

interface Props {
  coche: boolean;
  accord: boolean;
  occupe: boolean;
  onChange: (oui: boolean) => void;
}

/** Nothing is heard before this box is checked, and all is erased when it no longer is. */
export function AccordDesPersonnes({ coche, accord, occupe, onChange }: Props) {
  return (
    <div className="accord-personnes">
      <label className="accord">
        <input type="checkbox" checked={coche} disabled={occupe} onChange={(e) => onChange(e.target.checked)} />
        <span>Les personnes présentes acceptent que leurs paroles soient transcrites. Aucun son n’est gardé.</span>
      </label>
      {accord ? (
        <p className="doux petit">
          Accord noté à votre nom. Décochez si quelqu’un refuse{'\u202f'}: le texte est effacé.
        </p>
      ) : (
        <details>
          <summary>Texte à lire ou à poster</summary>
          <TexteAccord />
        </details>
      )}
    </div>
  );
}
