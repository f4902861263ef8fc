import { evaluerMotDePasse } from '@francis/contract';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Champ, ChampMotDePasse } from '../../../design-system/index.ts';

type PropsTexte = Omit<ComponentProps<typeof Champ>, 'name' | 'erreur' | 'ref'> & { nom: string };
type PropsSecret = Omit<ComponentProps<typeof ChampMotDePasse>, 'name' | 'erreur' | 'ref' | 'libelle'> & {
  nom: string;
  libelle?: string;
};

/** What the form around says of a field: its registration and its error. */
function useChamp(nom: string) {
  const { register, formState } = useFormContext();
  const message = formState.errors[nom]?.message;
  return { ...register(nom), erreur: typeof message === 'string' ? message : undefined };
}

export function ChampTexte({ nom, ...reste }: PropsTexte) {
  return <Champ required {...reste} {...useChamp(nom)} />;
}

/** `username` where the address goes with a password: this is what password managers look for. */
export function ChampCourriel({ nom = 'email', libelle = 'Adresse e-mail', ...reste }: Partial<PropsTexte>) {
  return (
    <ChampTexte
      nom={nom}
      libelle={libelle}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...reste}
    />
  );
}

export function ChampMotDePasseActuel({ nom, libelle = 'Mot de passe', ...reste }: PropsSecret) {
  return <ChampMotDePasse libelle={libelle} autoComplete="current-password" required {...reste} {...useChamp(nom)} />;
}

/** With its gauge, which advises: what is accepted is decided by the server. */
export function ChampNouveauMotDePasse({ nom, libelle = 'Mot de passe', ...reste }: PropsSecret) {
  const { control } = useFormContext();
  const saisi: unknown = useWatch({ control, name: nom });
  return (
    <ChampMotDePasse
      libelle={libelle}
      autoComplete="new-password"
      required
      robustesse={typeof saisi === 'string' && saisi !== '' ? evaluerMotDePasse(saisi) : undefined}
      {...reste}
      {...useChamp(nom)}
    />
  );
}

export function ChampConfirmation({ nom, libelle = 'Confirmer le mot de passe', ...reste }: PropsSecret) {
  return <ChampMotDePasse libelle={libelle} autoComplete="new-password" required {...reste} {...useChamp(nom)} />;
}

/** Tells a password manager whose password is being chosen, on the screens that do not ask for the address. */
export function Titulaire({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

/** Six digits, which the system may offer to fill; pasted as the application shows them, with a space or a dash. */
export function ChampCode({ nom = 'code', libelle = 'Code à 6 chiffres', ...reste }: Partial<PropsTexte>) {
  return (
    <ChampTexte
      nom={nom}
      libelle={libelle}
      className="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={11}
      {...reste}
    />
  );
}
