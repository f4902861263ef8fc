import type { ConversationResume } from '@francis/contract';

export interface Groupe<C extends ConversationResume = ConversationResume> {
  titre: string;
  conversations: C[];
}

/** Made for the first conversation that is older than a week: the chat opens without it. */
let mois: Intl.DateTimeFormat | undefined;
const minuit = (d: Date): number => new Date(d.getFullYear(), d.getMonth(), d.getDate()).getTime();
const capitale = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);

function titreDe(date: Date, maintenant: Date): string {
  const jours = Math.round((minuit(maintenant) - minuit(date)) / 86_400_000);
  if (jours <= 0) return 'Aujourd’hui';
  if (jours === 1) return 'Hier';
  if (jours < 7) return 'Cette semaine';
  mois ??= new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric' });
  return capitale(mois.format(date));
}

/** Conversations by age, the most recent first: today, yesterday, this week, then by month. */
export function grouper<C extends ConversationResume>(conversations: readonly C[], maintenant: Date): Groupe<C>[] {
  const groupes: Groupe<C>[] = [];
  const triees = [...conversations].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  for (const conversation of triees) {
    const titre = titreDe(new Date(conversation.updated_at), maintenant);
    const dernier = groupes.at(-1);
    if (dernier?.titre === titre) dernier.conversations.push(conversation);
    else groupes.push({ titre, conversations: [conversation] });
  }
  return groupes;
}
