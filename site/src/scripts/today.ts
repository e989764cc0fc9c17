// The policy's date is the day on which it is read, in the language of the page.
const place = document.querySelector<HTMLTimeElement>('time[data-today]');

if (place) {
  const now = new Date();
  place.dateTime = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  place.textContent = now.toLocaleDateString(place.dataset['today'], { dateStyle: 'long' });
}

export {};
