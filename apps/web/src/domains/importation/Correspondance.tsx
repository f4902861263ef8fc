import { CHAMPS_IMPORTABLES, type ImportDepose } from '@francis/contract';
import { useState } from 'react';
import { Bouton, Choix } from '../../design-system/index.ts';
import { Section } from '../../platform/Section.tsx';

interface Props {
  depose: ImportDepose;
  occupe: boolean;
  onChange: () => void;
  onVerifier: (champs: readonly (string | null)[]) => void;
}

const SECTIONS = [...new Set(CHAMPS_IMPORTABLES.map(({ section }) => section))];
const OBLIGATOIRES = ['nom_client', 'prenom_client'];

/** Which field of the file each column fills. */
export function Correspondance({ depose: { colonnes }, occupe, onChange, onVerifier }: Props) {
  const [champs, setChamps] = useState<readonly (string | null)[]>(colonnes.map(({ proposition }) => proposition));
  const poser = (rang: number, champ: string | null): void => {
    setChamps(champs.map((un, i) => (i === rang ? champ : un === champ ? null : un)));
    onChange();
  };
  const manque = OBLIGATOIRES.some((champ) => !champs.includes(champ));
  return (
    <Section
      titre="2. Les colonnes"
      texte="Chaque colonne remplit un champ du dossier, ou n’est pas reprise. Le nom et le prénom sont obligatoires."
    >
      <ul className="lignes colonnes-import">
        {colonnes.map(({ nom, exemples }, i) => (
          // Two columns may have one name: their rank tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <div>
              <b>{nom}</b>
              <span className="doux">{exemples.join(' ; ') || 'vide'}</span>
            </div>
            <Choix
              libelle={`Champ rempli par la colonne ${nom}`}
              value={champs[i] ?? ''}
              onChange={({ target }) => poser(i, target.value === '' ? null : target.value)}
            >
              <option value="">Ne pas reprendre</option>
              {SECTIONS.map((section) => (
                <optgroup key={section} label={section}>
                  {CHAMPS_IMPORTABLES.filter((champ) => champ.section === section).map(({ champ, libelle }) => (
                    <option key={champ} value={champ}>
                      {libelle}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Choix>
          </li>
        ))}
      </ul>
      <div className="gestes-cabinet">
        <Bouton rang="principal" disabled={occupe || manque} onClick={() => onVerifier(champs)}>
          {occupe ? 'Vérification...' : 'Essayer sans rien écrire'}
        </Bouton>
        {manque && <span className="doux">Choisissez la colonne du nom et celle du prénom.</span>}
      </div>
    </Section>
  );
}
