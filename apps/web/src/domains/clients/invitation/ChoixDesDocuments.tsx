import { DOCUMENTS_DEMANDES, DOCUMENTS_DEMANDES_MAX, type DocumentDemandable } from '@francis/contract';
import { useState } from 'react';
import { Bouton, BoutonIcone, Champ, ChampChoix } from '../../../design-system/index.ts';

export interface Demande {
  readonly cle: number;
  readonly type: DocumentDemandable;
  readonly libelle: string;
}

interface Props {
  documents: readonly Demande[];
  onChange: (documents: readonly Demande[]) => void;
}

const estType = (texte: string): texte is DocumentDemandable => Object.hasOwn(DOCUMENTS_DEMANDES, texte);

/** The documents to ask for: of a kind that is read, or named freely. */
export function ChoixDesDocuments({ documents, onChange }: Props) {
  const [prochaine, setProchaine] = useState(1);
  const ajouter = (): void => {
    onChange([...documents, { cle: prochaine, type: 'avis', libelle: DOCUMENTS_DEMANDES.avis }]);
    setProchaine(prochaine + 1);
  };
  const changer = (cle: number, suite: Partial<Demande>): void =>
    onChange(documents.map((un) => (un.cle === cle ? { ...un, ...suite } : un)));
  return (
    <fieldset>
      <legend>Documents à demander</legend>
      {documents.map(({ cle, type, libelle }) => (
        <div key={cle} className="document-demande">
          <ChampChoix
            libelle="Genre"
            value={type}
            onChange={({ target: { value } }) => {
              if (estType(value))
                changer(cle, { type: value, libelle: value === 'autre' ? '' : DOCUMENTS_DEMANDES[value] });
            }}
          >
            {Object.entries(DOCUMENTS_DEMANDES).map(([valeur, nom]) => (
              <option key={valeur} value={valeur}>
                {nom}
              </option>
            ))}
          </ChampChoix>
          <Champ
            libelle="Nom montré au client"
            autoComplete="off"
            maxLength={120}
            placeholder={type === 'autre' ? 'Relevé de PER' : undefined}
            value={libelle}
            onChange={(e) => changer(cle, { libelle: e.target.value })}
          />
          <BoutonIcone
            icone="fermer"
            libelle={`Ne plus demander\u00a0: ${libelle || DOCUMENTS_DEMANDES[type]}`}
            onClick={() => onChange(documents.filter((un) => un.cle !== cle))}
          />
        </div>
      ))}
      {documents.some(({ type }) => type === 'autre') && (
        <p className="doux petit">Un autre document vous est remis tel quel, sans être lu.</p>
      )}
      <div>
        <Bouton taille="petite" disabled={documents.length >= DOCUMENTS_DEMANDES_MAX} onClick={ajouter}>
          Ajouter un document
        </Bouton>
      </div>
    </fieldset>
  );
}
