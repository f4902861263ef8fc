import {
  type FicheAnnuaireRequete,
  LANGUES_ANNUAIRE,
  type MaFicheAnnuaire,
  METIERS_ANNUAIRE,
  SUJETS_ANNUAIRE,
  TEXTE_ACCORD_ANNUAIRE,
} from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Alerte, Bouton, Champ } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { maFicheQuery, publier, retirer } from './api.ts';
import { Case, Cases } from './Cases.tsx';
import './annuaire.css';

/** What the directory shows of the professional: nothing until they choose it, nothing more once they withdraw. */
export function OngletAnnuaire() {
  const { data, error } = useQuery(maFicheQuery);
  return (
    <Section
      titre="Annuaire"
      texte="Les personnes connectées à Francis vous y trouvent, par les seuls champs que vous choisissez. Ni revenu, ni patrimoine, ni client n’y paraît."
      erreur={data ? undefined : error}
    >
      {data && <Presence mienne={data} />}
      {data && <Formulaire key={data.fiche?.publieeLe ?? ''} mienne={data} />}
    </Section>
  );
}

function Presence({ mienne: { fiche } }: { mienne: MaFicheAnnuaire }) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  if (!fiche) return <Alerte>Vous ne paraissez pas dans l’annuaire.</Alerte>;
  const sortir = (): void =>
    void agir(async () => {
      await retirer();
      await client.invalidateQueries({ queryKey: ['annuaire'] });
      toast('Vous ne paraissez plus dans l’annuaire.');
    });
  return (
    <>
      <Alerte ton="succes">
        Vous paraissez dans l’annuaire. Accord donné le {jourLong(fiche.publieeLe)}, sur le texte {fiche.texte}.
      </Alerte>
      <div>
        <Bouton disabled={occupe} onClick={sortir}>
          Me retirer de l’annuaire
        </Bouton>
      </div>
    </>
  );
}

type Choix = Omit<FicheAnnuaireRequete, 'accord'>;

/** What is shown today, or nothing. */
const choixDe = ({ fiche }: MaFicheAnnuaire): Choix => ({
  nom: fiche !== null && fiche.nom !== null,
  cabinet: fiche !== null && fiche.cabinet !== null,
  ville: fiche?.ville ?? null,
  metiers: fiche?.metiers ?? [],
  sujets: fiche?.sujets ?? [],
  langues: fiche?.langues ?? [],
  presentation: fiche?.presentation ?? null,
});

function Formulaire({ mienne }: { mienne: MaFicheAnnuaire }) {
  const client = useQueryClient();
  const id = useId();
  const [choix, setChoix] = useState<Choix>(() => choixDe(mienne));
  const [accord, setAccord] = useState(false);
  const [refus, setRefus] = useState<string>();
  const [occupe, setOccupe] = useState(false);
  const envoyer = async (evenement: FormEvent): Promise<void> => {
    evenement.preventDefault();
    if (!accord) {
      setRefus('Confirmez d’abord que ces champs paraissent dans l’annuaire.');
      return;
    }
    setOccupe(true);
    setRefus(undefined);
    try {
      const texte = TEXTE_ACCORD_ANNUAIRE.version;
      client.setQueryData(maFicheQuery.queryKey, await publier({ ...choix, accord: { accord, texte } }));
      await client.invalidateQueries({ queryKey: ['annuaire', 'recherche'] });
      toast('Votre fiche paraît dans l’annuaire.');
    } catch (error) {
      const [premier] = error instanceof ApiError ? error.champs : [];
      setRefus(premier?.message ?? messageOf(error, 'Votre fiche n’a pas été publiée. Réessayez.'));
    } finally {
      setOccupe(false);
    }
  };
  return (
    <form className="fiche-annuaire" noValidate onSubmit={(e) => void envoyer(e)}>
      <fieldset>
        <legend>Qui vous êtes</legend>
        <Case coche={choix.nom} onChange={(nom) => setChoix({ ...choix, nom })}>
          {mienne.possible.nom}
        </Case>
        <Case coche={choix.cabinet} onChange={(cabinet) => setChoix({ ...choix, cabinet })}>
          {mienne.possible.cabinet}
        </Case>
      </fieldset>
      <Champ
        libelle="Ville"
        aide="Laissez vide pour ne pas la montrer."
        maxLength={80}
        value={choix.ville ?? ''}
        onChange={(e) => setChoix({ ...choix, ville: e.target.value.trimStart() || null })}
      />
      <Cases
        legende="Métiers"
        libelles={METIERS_ANNUAIRE}
        choisis={choix.metiers}
        onChange={(metiers) => setChoix({ ...choix, metiers })}
      />
      <Cases
        legende="Sujets"
        libelles={SUJETS_ANNUAIRE}
        choisis={choix.sujets}
        onChange={(sujets) => setChoix({ ...choix, sujets })}
      />
      <Cases
        legende="Langues"
        libelles={LANGUES_ANNUAIRE}
        choisis={choix.langues}
        onChange={(langues) => setChoix({ ...choix, langues })}
      />
      <div className="champ">
        <label htmlFor={id}>Présentation</label>
        <div className="saisie">
          <textarea
            id={id}
            maxLength={600}
            value={choix.presentation ?? ''}
            onChange={(e) => setChoix({ ...choix, presentation: e.target.value.trimStart() || null })}
          />
        </div>
      </div>
      <Case coche={accord} onChange={setAccord}>
        {TEXTE_ACCORD_ANNUAIRE.texte}
      </Case>
      {refus !== undefined && (
        <Alerte ton="erreur">
          <p>{refus}</p>
        </Alerte>
      )}
      <div>
        <Bouton type="submit" rang="principal" disabled={occupe}>
          {mienne.fiche ? 'Mettre ma fiche à jour' : 'Paraître dans l’annuaire'}
        </Bouton>
      </div>
    </form>
  );
}
