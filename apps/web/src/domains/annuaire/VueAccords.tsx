import {
  LANGUES_ANNUAIRE,
  type MaRecherche,
  METIERS_ANNUAIRE,
  type ProfessionnelsAccordes,
  type RechercheGardee,
  SUJETS_ANNUAIRE,
} from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Alerte, Bouton, Champ } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { accordesQuery, garderRecherche, maRechercheQuery } from './api.ts';
import { Cases } from './Cases.tsx';
import { ListeAnnuaire } from './ListeAnnuaire.tsx';

type Accord = ProfessionnelsAccordes['professionnels'][number]['accord'];
const RIEN: RechercheGardee = { ville: null, metiers: [], sujets: [], langues: [] };

/** « 3 de vos 4 critères : Lyon, Notaire, Épargne retraite ». */
const dire = ({ tenus, sur }: Accord): string =>
  `${String(tenus.length)} de vos ${String(sur)} critères\u202f: ${tenus.join(', ')}`;

/** What the person looks for, and who says they do it, by a rule that is written beside. */
export function VueAccords() {
  const { data, error } = useQuery(maRechercheQuery);
  return (
    <>
      <Section
        titre="Ce que vous cherchez"
        texte="La ville, le métier et la langue comptent chacun pour un critère, et chaque sujet pour un. Seul compte ce que chaque professionnel a choisi de montrer. Vos revenus et votre patrimoine n’y entrent pas, et personne d’autre ne voit ce choix."
        erreur={data ? undefined : error}
      >
        {data?.recherche === null && <Recherche ma={data} />}
        {data?.recherche && (
          <details key={JSON.stringify(data.recherche)} className="mes-criteres">
            <summary>Changer mes critères</summary>
            <Recherche ma={data} />
          </details>
        )}
      </Section>
      {data?.recherche && <Accordes />}
    </>
  );
}

function Accordes() {
  const { data, error } = useQuery(accordesQuery);
  return (
    <Section
      titre="Professionnels"
      texte="De qui tient le plus de vos critères à qui en tient un. Cinquante au plus."
      erreur={data ? undefined : error}
    >
      {data?.professionnels.length === 0 && <p className="doux">Personne ne tient un de vos critères.</p>}
      <ListeAnnuaire professionnels={data?.professionnels ?? []} dire={({ accord }) => dire(accord)} />
    </Section>
  );
}

function Recherche({ ma: { recherche, profil } }: { ma: MaRecherche }) {
  const client = useQueryClient();
  const [choix, setChoix] = useState<RechercheGardee>(recherche ?? RIEN);
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const garder = (voulu: RechercheGardee): void =>
    void agir(async () => {
      setRefus(undefined);
      try {
        client.setQueryData(maRechercheQuery.queryKey, await garderRecherche(voulu));
        await client.invalidateQueries({ queryKey: accordesQuery.queryKey });
        toast('Vos critères sont enregistrés.');
      } catch (error) {
        setRefus(messageOf(error, 'Vos critères ne sont pas enregistrés. Réessayez.'));
      }
    });
  const proposable = profil.ville !== null || profil.sujets.length > 0;
  const soumettre = (e: FormEvent): void => {
    e.preventDefault();
    garder(choix);
  };
  return (
    <form className="fiche-annuaire" noValidate onSubmit={soumettre}>
      {proposable && !recherche && (
        <div>
          <Bouton taille="petite" onClick={() => setChoix({ ...choix, ville: profil.ville, sujets: profil.sujets })}>
            Reprendre la ville et l’objectif de mon profil
          </Bouton>
        </div>
      )}
      <Champ
        libelle="Ville"
        maxLength={80}
        value={choix.ville ?? ''}
        onChange={(e) => setChoix({ ...choix, ville: e.target.value.trimStart() || null })}
      />
      <Cases
        legende="Métier, l’un de ceux-ci"
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
        legende="Langue, l’une de celles-ci"
        libelles={LANGUES_ANNUAIRE}
        choisis={choix.langues}
        onChange={(langues) => setChoix({ ...choix, langues })}
      />
      {refus !== undefined && (
        <Alerte ton="erreur">
          <p>{refus}</p>
        </Alerte>
      )}
      <div className="gestes-annuaire">
        <Bouton type="submit" rang="principal" disabled={occupe}>
          Enregistrer mes critères
        </Bouton>
        {recherche && (
          <Bouton disabled={occupe} onClick={() => garder(RIEN)}>
            Tout effacer
          </Bouton>
        )}
      </div>
    </form>
  );
}
