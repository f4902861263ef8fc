import type { ReactNode } from 'react';
import { Bouton } from '../../design-system/index.ts';
import { useMagasin } from './magasin.ts';
import type { EtatModeVocal } from './mode-vocal.ts';
import { CIBLE_PRINCIPALE, dictee, modeVocal, parole } from './page.ts';
import { PanneauDictee } from './PanneauDictee.tsx';

const STATUTS: Readonly<Partial<Record<EtatModeVocal['nom'], string>>> = {
  ouverture: 'Autorisez le microphone…',
  parle: 'Francis parle.',
  attente: 'À vous dans un instant…',
  question: 'Question envoyée.',
};

/** On: the voice answers and the microphone takes the next question. */
export function BoutonModeVocal() {
  const { nom } = useMagasin(modeVocal.etat);
  const actif = nom !== 'coupe' && nom !== 'erreur';
  return (
    <Bouton
      icone="son"
      rang="discret"
      taille="petite"
      className="neutre mode-vocal"
      aria-label="Mode vocal"
      aria-pressed={actif}
      onClick={() => (actif ? modeVocal.couper() : modeVocal.activer())}
    >
      <span>Mode vocal</span>
    </Bouton>
  );
}

/** The panel of the chat: open while one dictates, or while the voice mode is on; its cross turns both off. */
export function PanneauVocal({ suite }: { suite?: ReactNode }) {
  const mode = useMagasin(modeVocal.etat);
  const courant = useMagasin(dictee.etat);
  const parle = useMagasin(parole.enCours);
  const etat = courant.cible === CIBLE_PRINCIPALE ? courant : undefined;
  if (mode.nom === 'coupe' && !etat) return null;
  const actif = mode.nom !== 'coupe' && mode.nom !== 'erreur';
  return (
    <PanneauDictee
      etat={etat}
      statut={STATUTS[mode.nom]}
      erreur={mode.erreur ?? etat?.erreur}
      onFermer={() => {
        modeVocal.couper();
        dictee.annuler();
      }}
      actions={
        actif && (
          <>
            {mode.nom !== 'question' && (
              <Bouton rang="discret" taille="petite" onClick={() => modeVocal.repeter()}>
                {parle ? 'Couper la voix' : 'Répéter'}
              </Bouton>
            )}
            {suite}
          </>
        )
      }
    />
  );
}
