import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react';
import { Icone } from './Icone.tsx';

interface Enveloppe {
  libelle: string;
  aide?: ReactNode;
  erreur?: string | undefined;
}

interface Liens {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Label above, help and error below, both tied to the control. */
function Cadre({ libelle, aide, erreur, children }: Enveloppe & { children: (liens: Liens) => ReactNode }) {
  const id = useId();
  const decrit = [aide ? `${id}-aide` : '', erreur ? `${id}-erreur` : ''].filter(Boolean).join(' ');
  return (
    <div className="champ">
      <label htmlFor={id}>{libelle}</label>
      {children({
        id,
        ...(erreur ? { 'aria-invalid': true as const } : {}),
        ...(decrit ? { 'aria-describedby': decrit } : {}),
      })}
      {aide && (
        <p className="aide" id={`${id}-aide`}>
          {aide}
        </p>
      )}
      {erreur && (
        <p className="aide err" id={`${id}-erreur`}>
          <Icone nom="alerte" petite />
          <span>{erreur}</span>
        </p>
      )}
    </div>
  );
}

interface PropsChamp extends InputHTMLAttributes<HTMLInputElement>, Enveloppe {
  ref?: Ref<HTMLInputElement>;
  unite?: string;
  /** A control at the right of the input, inside the frame. */
  accessoire?: ReactNode;
}

export function Champ({ libelle, aide, erreur, unite, accessoire, className = '', ...reste }: PropsChamp) {
  return (
    <Cadre libelle={libelle} aide={aide} erreur={erreur}>
      {(liens) => (
        <div className={`saisie${erreur ? ' err' : ''} ${className}`.trim()}>
          <input {...reste} {...liens} />
          {unite && <span className="unite">{unite}</span>}
          {accessoire}
        </div>
      )}
    </Cadre>
  );
}

interface PropsChoix extends SelectHTMLAttributes<HTMLSelectElement>, Enveloppe {
  ref?: Ref<HTMLSelectElement>;
}

/** A list that its place names: beside a row, above a table. */
export function Choix({ libelle, children, ...reste }: SelectHTMLAttributes<HTMLSelectElement> & { libelle: string }) {
  return (
    <div className="choix p">
      <select {...reste} aria-label={libelle}>
        {children}
      </select>
      <Icone nom="bas" petite />
    </div>
  );
}

export function ChampChoix({ libelle, aide, erreur, children, ...reste }: PropsChoix) {
  return (
    <Cadre libelle={libelle} aide={aide} erreur={erreur}>
      {(liens) => (
        <div className="choix">
          <select {...reste} {...liens}>
            {children}
          </select>
          <Icone nom="bas" petite />
        </div>
      )}
    </Cadre>
  );
}
