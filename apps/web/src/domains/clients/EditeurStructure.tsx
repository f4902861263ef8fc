import { Bouton, BoutonIcone, Champ, ChampChoix } from '../../design-system/index.ts';
import type { Colonne, Structure } from './champs.ts';
import { type Ligne, lireSaisie } from './saisie.ts';

interface Props {
  champ: string;
  libelle: string;
  structure: Structure;
  lignes: readonly Ligne[];
  /** Its text, when it is typed as JSON. */
  json: string | undefined;
  erreurs: Readonly<Record<string, string>>;
  onLignes: (lignes: readonly Ligne[]) => void;
  onJson: (texte: string | undefined) => void;
}

/** A structured field as rows of fields, or as the text of its JSON for who prefers it. */
export function EditeurStructure({ champ, libelle, structure, lignes, json, erreurs, onLignes, onJson }: Props) {
  const { liste, element, colonnes } = structure;
  const changer = (rang: number, cle: string, valeur: string): void =>
    onLignes(lignes.map((ligne, i) => (i === rang ? { ...ligne, [cle]: valeur } : ligne)));
  const basculer = (): void => {
    if (json !== undefined) return onJson(undefined);
    const seule = { champs: {}, structures: { [champ]: lignes }, json: {}, faits: {} };
    return onJson(JSON.stringify(lireSaisie(seule).fiche[champ], null, 2));
  };
  return (
    <fieldset className="structure">
      <legend>{libelle}</legend>
      {json === undefined ? (
        <>
          {lignes.map((ligne, rang) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no other name than its place
            <div className="ligne-structure" key={rang}>
              {colonnes.map((colonne) => (
                <Cellule
                  key={colonne.cle}
                  colonne={colonne}
                  precision={liste ? `${rang + 1}` : ''}
                  valeur={ligne[colonne.cle] ?? ''}
                  erreur={erreurs[liste ? `${champ}.${rang}.${colonne.cle}` : `${champ}.0.${colonne.cle}`]}
                  onChange={(valeur) => changer(rang, colonne.cle, valeur)}
                />
              ))}
              {liste && (
                <BoutonIcone
                  icone="corbeille"
                  libelle={`Retirer la ligne ${rang + 1} de ${libelle}`}
                  onClick={() => onLignes(lignes.filter((_, i) => i !== rang))}
                />
              )}
            </div>
          ))}
        </>
      ) : (
        <label className="json">
          <span className="vh">{libelle}, en JSON</span>
          <textarea
            rows={8}
            spellCheck={false}
            value={json}
            aria-invalid={erreurs[champ] ? true : undefined}
            onChange={(e) => onJson(e.target.value)}
          />
        </label>
      )}
      {erreurs[champ] && <p className="aide err">{erreurs[champ]}</p>}
      <div className="gestes-structure">
        {liste && json === undefined && (
          <Bouton taille="petite" icone="plus" onClick={() => onLignes([...lignes, {}])}>
            Ajouter {element}
          </Bouton>
        )}
        <Bouton
          rang="discret"
          taille="petite"
          aria-label={`${libelle}\u202f: ${json === undefined ? 'écrire en JSON' : 'revenir aux champs'}`}
          onClick={basculer}
        >
          {json === undefined ? 'Écrire en JSON' : 'Revenir aux champs'}
        </Bouton>
      </div>
    </fieldset>
  );
}

interface PropsCellule {
  colonne: Colonne;
  precision: string;
  valeur: string;
  erreur: string | undefined;
  onChange: (valeur: string) => void;
}

function Cellule({ colonne, precision, valeur, erreur, onChange }: PropsCellule) {
  const { genre, libelle, choix = ['oui', 'non'] } = colonne;
  const nom = precision === '' ? libelle : `${libelle} ${precision}`;
  if (genre === 'oui_non' || genre === 'choix')
    return (
      <ChampChoix libelle={libelle} aria-label={nom} value={valeur} onChange={(e) => onChange(e.target.value)}>
        <option value="">Non précisé</option>
        {choix.map((c) => (
          <option key={c} value={c}>
            {genre === 'oui_non' ? (c === 'oui' ? 'Oui' : 'Non') : c}
          </option>
        ))}
      </ChampChoix>
    );
  return (
    <Champ
      libelle={libelle}
      aria-label={nom}
      type={genre === 'date' ? 'date' : 'text'}
      {...(genre === 'montant' ? { className: 'montant', inputMode: 'decimal', unite: '€' } : {})}
      autoComplete="off"
      value={valeur}
      erreur={erreur}
      onChange={(e) => onChange(e.target.value)}
    />
  );
}
