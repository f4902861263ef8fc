import type { ImportFait, ImportVerifie } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, classeBouton, typographier } from '../../design-system/index.ts';
import { enregistrerFichier } from '../../platform/fichiers.ts';
import { Section } from '../../platform/Section.tsx';
import { useAction } from '../../platform/useAction.ts';
import { importer, lireFautes } from './api.ts';

/** `1 200 lignes`. */
export const nombre = (n: number, un: string, plusieurs: string): string =>
  `${n.toLocaleString('fr-FR')} ${n > 1 ? plusieurs : un}`;

/** What the trial found, and the decision. */
export function Verification({ verifie, onImporte }: { verifie: ImportVerifie; onImporte: () => void }) {
  const client = useQueryClient();
  const { id, justes, fautives, doublons, fautes } = verifie;
  const [avecDoublons, setAvecDoublons] = useState(false);
  const [fait, setFait] = useState<ImportFait>();
  const { occupe, agir } = useAction();
  const aEcrire = avecDoublons ? justes : justes - doublons;
  const ecrire = (): void =>
    void agir(async () => {
      setFait(await importer(id, { sans_les_fautives: true, avec_les_doublons: avecDoublons }));
      onImporte();
      await client.invalidateQueries();
    });
  if (fait)
    return (
      <Section titre="3. Import terminé" texte={`${nombre(fait.importes, 'dossier ouvert', 'dossiers ouverts')}.`}>
        <div>
          <Link className={classeBouton('principal')} to="/pro/dashboard">
            Voir mes clients
          </Link>
        </div>
      </Section>
    );
  return (
    <Section
      titre="3. L’essai"
      texte="Rien n’est encore écrit. L’import ouvre tous les dossiers, ou aucun si quelque chose l’interrompt."
    >
      <p role="status">
        {nombre(justes, 'ligne juste', 'lignes justes')}
        {doublons > 0 && `, dont ${nombre(doublons, 'personne déjà connue', 'personnes déjà connues')}`}.{' '}
        {nombre(fautives, 'ligne fautive', 'lignes fautives')}.
      </p>
      {doublons > 0 && (
        <p className="doux">
          Une personne déjà connue garde son dossier tel qu’il est{'\u202f'}: l’import ne le modifie pas.
        </p>
      )}
      {fautives > 0 && (
        <>
          <Alerte ton="attention">
            <p>Les lignes fautives ne seront pas importées. Corrigez-les et importez-les ensuite.</p>
          </Alerte>
          <div className="table-defile">
            <table className="appels-cle">
              <thead>
                <tr>
                  <th scope="col">Ligne</th>
                  <th scope="col">Colonne</th>
                  <th scope="col">Valeur</th>
                  <th scope="col">Pourquoi</th>
                </tr>
              </thead>
              <tbody>
                {fautes.flatMap(({ ligne, fautes: siennes }) =>
                  siennes.map(({ colonne, valeur, message }) => (
                    <tr key={`${ligne} ${colonne} ${message}`}>
                      <td>{ligne}</td>
                      <td>{colonne}</td>
                      <td>{valeur || 'vide'}</td>
                      <td>{typographier(message)}</td>
                    </tr>
                  )),
                )}
              </tbody>
            </table>
          </div>
          {fautives > fautes.length && (
            <p className="doux">Les {fautes.length} premières sont montrées. Le fichier les donne toutes.</p>
          )}
          <div>
            <Bouton disabled={occupe} onClick={() => void agir(async () => enregistrerFichier(await lireFautes(id)))}>
              Télécharger les lignes fautives
            </Bouton>
          </div>
        </>
      )}
      {doublons > 0 && (
        <label className="choix-import">
          <input type="checkbox" checked={avecDoublons} onChange={(e) => setAvecDoublons(e.target.checked)} />
          <span>Ouvrir aussi un dossier aux personnes déjà connues</span>
        </label>
      )}
      <div>
        <Bouton rang="principal" disabled={occupe || aEcrire === 0} onClick={ecrire}>
          {occupe
            ? 'Import...'
            : aEcrire === 0
              ? 'Aucun dossier à ouvrir'
              : `Ouvrir ${nombre(aEcrire, 'dossier', 'dossiers')}`}
        </Bouton>
      </div>
    </Section>
  );
}
