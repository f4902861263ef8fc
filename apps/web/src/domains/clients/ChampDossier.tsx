import { Champ, ChampChoix } from '../../design-system/index.ts';
import { CHOIX, genreDe } from './champs.ts';
import type { FaitOffert } from './faits.ts';

interface Props {
  champ: string;
  libelle: string;
  valeur: string;
  erreur: string | undefined;
  onChange: (valeur: string) => void;
}

const REQUIS: ReadonlySet<string> = new Set(['nom_client', 'prenom_client']);
const LONGUEURS: Readonly<Record<string, number>> = { numero_fiscal_client: 20, code_postal_client: 20 };
const TYPES: Readonly<Record<string, string>> = {
  email_client: 'email',
  telephone_principal_client: 'tel',
  telephone_secondaire_client: 'tel',
};

/** One field of a file, by the kind of its value. */
export function ChampDossier({ champ, libelle, valeur, erreur, onChange }: Props) {
  const genre = genreDe(champ);
  const commun = { libelle, erreur, value: valeur, name: champ, autoComplete: 'off' };
  if (genre === 'choix') {
    const { valeurs = [], requis } = Object.entries(CHOIX).find(([cle]) => cle === champ)?.[1] ?? {};
    return (
      <ChampChoix {...commun} onChange={(e) => onChange(e.target.value)}>
        {!requis && <option value="">Non précisé</option>}
        {valeurs.map((v) => (
          <option key={v} value={v}>
            {v}
          </option>
        ))}
      </ChampChoix>
    );
  }
  if (genre === 'long')
    return (
      <div className="champ large">
        <label>
          <span className="etiq">{libelle}</span>
          <span className={`saisie${erreur ? ' err' : ''}`}>
            <textarea
              name={champ}
              rows={3}
              maxLength={10_000}
              value={valeur}
              onChange={(e) => onChange(e.target.value)}
            />
          </span>
        </label>
        {erreur && <p className="aide err">{erreur}</p>}
      </div>
    );
  const selon = {
    date: { type: 'date' },
    rendez_vous: { type: 'datetime-local' },
    montant: { className: 'montant', inputMode: 'decimal', unite: '€' },
    pourcentage: { className: 'montant', inputMode: 'decimal', unite: '%' },
    effectif: { type: 'number', min: 0, max: 30, step: 1 },
    court: { type: TYPES[champ] ?? 'text' },
    structure: {},
  } as const;
  return (
    <Champ
      {...commun}
      {...selon[genre]}
      required={REQUIS.has(champ)}
      maxLength={LONGUEURS[champ] ?? 200}
      {...(champ === 'numero_fiscal_client' && { inputMode: 'numeric', placeholder: '13 chiffres' })}
      onChange={(e) => onChange(e.target.value)}
    />
  );
}

/** One fact of the vocabulary, beside the fields. */
export function ChampFait({ fait, ...reste }: { fait: FaitOffert } & Omit<Props, 'champ' | 'libelle'>) {
  const { libelle, definition, chemin } = fait;
  const aide = [definition.caseDeclaration && `case ${definition.caseDeclaration}`, definition.article]
    .filter(Boolean)
    .join(', ');
  const commun = { libelle, aide, erreur: reste.erreur, value: reste.valeur, name: chemin, autoComplete: 'off' };
  const choix = definition.unite === 'oui_non' ? { oui: 'Oui', non: 'Non' } : definition.choix;
  if (choix)
    return (
      <ChampChoix {...commun} onChange={(e) => reste.onChange(e.target.value)}>
        <option value="">Non précisé</option>
        {Object.entries(choix).map(([valeur, nom]) => (
          <option key={valeur} value={valeur}>
            {nom}
          </option>
        ))}
      </ChampChoix>
    );
  return (
    <Champ
      {...commun}
      {...(definition.unite === 'EUR'
        ? { className: 'montant', inputMode: 'decimal', unite: '€' }
        : { inputMode: 'numeric' })}
      onChange={(e) => reste.onChange(e.target.value)}
    />
  );
}
