import { zodResolver } from '@hookform/resolvers/zod';
import type { MesDonnees } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { dateLongue } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import {
  ChampPreuve,
  ChampTexte,
  champsPreuve,
  Formulaire,
  PREUVE_VIDE,
  prouver,
  useSoumission,
  verifierPreuve,
} from '../comptes/index.ts';
import { annulerSuppression, demanderSuppression, donneesQuery } from './api.ts';

const MOT = 'SUPPRIMER';
const Saisie = z
  .object({
    ...champsPreuve,
    confirmation: z.string().refine((saisi) => saisi.trim() === MOT, `Tapez ${MOT} pour confirmer.`),
  })
  .superRefine(verifierPreuve);

/** Asked for twice, done after a delay, and undone by one click until then. */
export function SectionSuppression({ suppression }: Pick<MesDonnees, 'suppression'>) {
  const [ouvert, setOuvert] = useState(false);
  return (
    <Section
      titre="Supprimer mon compte"
      texte="Le compte, le profil et les conversations sont effacés après un délai pendant lequel vous pouvez changer d’avis. Ce que la loi oblige à garder l’est sans votre nom."
      action={
        !ouvert &&
        !suppression && (
          <Bouton rang="danger" onClick={() => setOuvert(true)}>
            Demander la suppression
          </Bouton>
        )
      }
    >
      {suppression && <Prevue suppression={suppression} />}
      {ouvert && !suppression && <Demande onFermer={() => setOuvert(false)} />}
    </Section>
  );
}

function Demande({ onFermer }: { onFermer: () => void }) {
  const client = useQueryClient();
  const formulaire = useForm({ resolver: zodResolver(Saisie), defaultValues: { ...PREUVE_VIDE, confirmation: '' } });
  const soumission = useSoumission(formulaire, {
    defaut: 'Erreur lors de la demande',
    action: async (saisie) => {
      const preuve = await prouver(saisie);
      const { message } = await demanderSuppression({ ...preuve, confirmation: MOT });
      toast(message || 'Demande prise en compte');
      onFermer();
      await client.invalidateQueries({ queryKey: donneesQuery.queryKey });
    },
  });
  return (
    <div className="feuille bloc">
      <Formulaire
        formulaire={formulaire}
        soumission={soumission}
        bouton="Supprimer mon compte"
        enCours="Envoi de la demande..."
        danger
        actions={<Bouton onClick={onFermer}>Annuler</Bouton>}
      >
        <ChampPreuve />
        <ChampTexte
          nom="confirmation"
          libelle={`Tapez ${MOT} pour confirmer`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Formulaire>
    </div>
  );
}

function Prevue({ suppression }: { suppression: NonNullable<MesDonnees['suppression']> }) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const annuler = (): void =>
    void agir(async () => {
      const { message } = await annulerSuppression();
      toast(message);
      await client.invalidateQueries({ queryKey: donneesQuery.queryKey });
    });
  return (
    <Alerte ton="attention">
      <p>
        <b>Votre compte sera supprimé le {dateLongue(suppression.effectiveLe)}.</b> Vous l’avez demandé le{' '}
        {dateLongue(suppression.demandeeLe)}. D’ici là, tout reste en place.
      </p>
      <Bouton taille="petite" disabled={occupe} onClick={annuler}>
        Annuler la suppression
      </Bouton>
    </Alerte>
  );
}
