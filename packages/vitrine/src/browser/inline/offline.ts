/* The offline page goes to the page that it stands for, once there is a network. */

addEventListener('online', () => location.reload());
export {};
