import type { Profil } from '@francis/contract';
import { useEffect, useState } from 'react';
import { Alerte, Bouton, Fenetre, Progression } from '../../../design-system/index.ts';
import {
  autoriserLeMicro,
  BoutonDictee,
  dictee,
  horlogeDuNavigateur,
  lireReponsesDites,
  modeVocal,
  parole,
  useMagasin,
} from '../../voix/index.ts';
import { CIBLE_ENTRETIEN, creerEntretien, type Entretien, type EtatEntretien } from './entretien.ts';
import { QUESTIONS_DITES } from './questions.ts';
import { Relecture } from './Relecture.tsx';
import './entretien.css';

interface Props {
  profil: Profil;
  utilisateurId: string;
  onFermer: () => void;
}

/** Six questions read aloud, answered aloud or in writing, read back before anything is saved. */
export function FenetreEntretien({ profil, utilisateurId, onFermer }: Props) {
  const [entretien] = useState(() =>
    creerEntretien({
      horloge: horlogeDuNavigateur,
      parole,
      dictee,
      autoriser: autoriserLeMicro,
      lire: lireReponsesDites,
    }),
  );
  const etat = useMagasin(entretien.etat);
  useEffect(() => {
    // One voice and one microphone: the interview has them.
    modeVocal.couper();
    entretien.lancer();
    return () => entretien.arreter();
  }, [entretien]);
  const fin = etat.nom === 'relecture' && etat.extraction !== undefined;
  return (
    <Fenetre
      titre={fin ? 'Ce que j’ai lu' : 'Entretien vocal'}
      onFermer={onFermer}
      actions={
        fin ? undefined : (
          <Bouton rang="discret" onClick={onFermer}>
            Arrêter
          </Bouton>
        )
      }
    >
      {fin ? (
        <Relecture
          extraction={etat.extraction}
          profil={profil}
          utilisateurId={utilisateurId}
          onRecommencer={() => entretien.recommencer()}
          onEnregistre={onFermer}
        />
      ) : (
        <Question entretien={entretien} etat={etat} />
      )}
    </Fenetre>
  );
}

const STATUTS: Readonly<Record<EtatEntretien['nom'], string>> = {
  repos: 'Autorisez le microphone…',
  parle: 'Francis parle.',
  attente: 'À vous dans un instant…',
  ecoute: 'J’écoute.',
  analyse: 'Analyse en cours…',
  compris: 'C’est noté.',
  relecture: '',
};

function Question({ entretien, etat }: { entretien: Entretien; etat: EtatEntretien }) {
  const courante = useMagasin(dictee.etat);
  const parle = useMagasin(parole.enCours);
  const posee = QUESTIONS_DITES[etat.etape];
  if (!posee) return null;
  const sienne = courante.cible === CIBLE_ENTRETIEN ? courante : undefined;
  const ecoute = sienne !== undefined && sienne.nom !== 'erreur';
  const occupe = etat.nom === 'analyse' || etat.nom === 'compris';
  const statut =
    etat.nom === 'ecoute' && !ecoute
      ? 'Écrivez votre réponse.'
      : sienne?.silence
        ? 'Je n’entends rien. Parlez près du microphone.'
        : STATUTS[etat.nom];
  const erreur = etat.sansMicro ?? sienne?.erreur;
  return (
    <form
      className="entretien"
      onSubmit={(e) => {
        e.preventDefault();
        entretien.valider();
      }}
    >
      <Progression
        numero={etat.etape + 1}
        sur={QUESTIONS_DITES.length}
        fait={etat.etape}
        texte={`Étape ${etat.etape + 1} sur ${QUESTIONS_DITES.length}`}
      />
      <div>
        <h3>{posee.question}</h3>
        <p className="doux petit" id="aide-entretien">
          {posee.aide}
        </p>
      </div>
      <p role="status" className={`statut-entretien${ecoute ? ' vif' : ''}`}>
        {statut}
      </p>
      <div className="saisie reponse-dite">
        <textarea
          key={posee.id}
          rows={2}
          maxLength={2_000}
          aria-label="Votre réponse"
          aria-describedby="aide-entretien"
          value={etat.texte}
          readOnly={occupe}
          onChange={(e) => entretien.ecrire(e.target.value)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' || e.shiftKey || e.nativeEvent.isComposing) return;
            e.preventDefault();
            entretien.valider();
          }}
        />
        {etat.sansMicro === undefined && (
          <BoutonDictee
            libelle="Parler"
            ecoute={ecoute}
            demarrer={() => {
              parole.annuler();
              entretien.ecouter();
            }}
            arreter={() => dictee.arreter()}
            disabled={occupe}
          />
        )}
      </div>
      {erreur !== undefined && (
        <Alerte ton="erreur">
          <p>{erreur}</p>
          <p className="doux">Vous pouvez répondre en écrivant.</p>
        </Alerte>
      )}
      {etat.phrase !== undefined && <Alerte ton="attention">{etat.phrase}</Alerte>}
      <div className="pas-entretien">
        {etat.etape > 0 && (
          <Bouton rang="discret" onClick={() => entretien.reculer()}>
            ← Question précédente
          </Bouton>
        )}
        <Bouton rang="discret" disabled={occupe} onClick={() => entretien.repeter()}>
          {parle ? 'Couper la voix' : 'Répéter'}
        </Bouton>
        <Bouton rang="discret" disabled={occupe} onClick={() => entretien.passer()}>
          Passer
        </Bouton>
        <Bouton rang="principal" type="submit" disabled={occupe || etat.texte.trim() === ''}>
          Valider
        </Bouton>
      </div>
    </form>
  );
}
